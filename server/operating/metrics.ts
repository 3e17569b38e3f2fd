import type { TableStore } from "@caravel/tables/store";
import { Outdated } from "@caravel/tables/store";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Why somebody's line was cut by the server. */
export type CutOff = "tooSlow" | "gone" | "unknown";

/** What the server counts and measures of itself. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: "caravel_http_seconds",
    help: "How long answers over HTTP took, by door and status",
    labelNames: ["method", "door", "status"],
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly asked = new Histogram({
    name: "caravel_line_seconds",
    help: "How long answers over lines took, by what was asked and what came of it",
    labelNames: ["topic", "result"],
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly kept = new Histogram({
    name: "caravel_kept_seconds",
    help: "How long it took until events were on disk, by what came of it: kept, late, failed",
    labelNames: ["result"],
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly lines = new Gauge({
    name: "caravel_lines",
    help: "Lines that are open",
    registers: this.registers,
  });
  readonly cutOff = new Counter({
    name: "caravel_lines_cut_total",
    help: "Lines that the server has cut, by why",
    labelNames: ["why"],
    registers: this.registers,
  });
  readonly refusedDoors = new Counter({
    name: "caravel_refused_total",
    help: "What was refused at the doors, by code",
    labelNames: ["code"],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The store, whose appends are measured. */
  measured(store: TableStore): TableStore {
    return {
      ...store,
      append: async (...what) => {
        const stop = this.kept.startTimer();
        try {
          await store.append(...what);
          stop({ result: "kept" });
        } catch (error) {
          stop({ result: error instanceof Outdated ? "late" : "failed" });
          throw error;
        }
      },
    };
  }
}
