import { createHash } from "node:crypto";
import swagger from "@fastify/swagger";
import type { FastifyInstance, RouteOptions } from "fastify";
import { z } from "zod";
import { DOORS, type Door, problem } from "./doors.ts";
import { LINE_DOCS, LINE_MESSAGES } from "./line-docs.ts";
import { LINE_REQUESTS, TOPICS } from "./line-forms.ts";
import { type ApiDocument, apiPage, STYLE } from "./page.ts";

const INFO = {
  title: "Caravel",
  version: "1",
  description:
    "Invite to games, sit down, play. Moves travel as notation. Whoever asks is known by a cookie (POST /api/guests) or by a token (Authorization: Bearer).",
};

/**
 * Checks what comes through the doors that are registered after this with the forms by which they are documented,
 * and documents them at /api.
 */
export async function documented(api: FastifyInstance): Promise<void> {
  api.addHook("onRoute", (route) => {
    const door = DOORS[nameOf(route)];
    if (door !== undefined) route.schema = schemaOf(nameOf(route), door);
  });
  api.setValidatorCompiler<z.ZodType>(({ schema }) => (given) => {
    const { success, data } = schema.safeParse(given);
    return success ? { value: data } : { error: new Error("notUnderstood") };
  });
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: INFO,
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "caravel" },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
    // what is not in the list of doors is nobody's business
    transform: ({ schema, url, route }) => {
      const door = DOORS[nameOf(route)];
      return { url, schema: door === undefined ? { ...schema, hide: true } : jsonSchemaOf(schema ?? {}, door) };
    },
  });
  const document = () => ({ ...api.swagger(), "x-line": LINE }) as unknown as ApiDocument;
  const policy = `default-src 'none'; style-src 'sha256-${sha256(STYLE)}'; base-uri 'none'; frame-ancestors 'none'`;
  api.get("/api/openapi.json", async () => document());
  api.get("/api", async (_request, reply) =>
    reply
      .header("content-security-policy", policy)
      .header("content-type", "text/html; charset=utf-8")
      .send(apiPage(document())),
  );
}

/** The line as it is documented: its requests and its messages, each with its form and an example. */
const LINE = {
  address: "/line",
  about:
    "A WebSocket. Every message is JSON: requests with a number of your own, a topic and what is asked; answers carry that number. A line that was cut is opened again, and whoever sits down with the last sequence heard is told what was missed.",
  requests: Object.fromEntries(
    TOPICS.map((topic) => {
      const { about, answer, example } = LINE_DOCS[topic];
      const request = { number: 7, topic, ask: example.ask };
      const forms = { request: jsonForm(LINE_REQUESTS.get(topic) ?? z.never()), answer: jsonForm(answer) };
      return [topic, { about, ...forms, example: { request, answer: example.answer } }];
    }),
  ),
  messages: Object.fromEntries(
    Object.entries(LINE_MESSAGES).map(([kind, { about, form, example }]) => [
      kind,
      { about, form: jsonForm(form), example },
    ]),
  ),
};

function nameOf({ method, url }: Pick<RouteOptions, "method" | "url">): string {
  return `${method} ${url}`;
}

function schemaOf(name: string, { about, params, body, answer }: Door): object {
  return {
    summary: about,
    operationId: name,
    ...(params === undefined ? {} : { params }),
    ...(body === undefined ? {} : { body: body.form }),
    response: { [answer.status]: answer.form },
  };
}

/** The same as JSON schemas, with examples. */
function jsonSchemaOf(schema: object, { isForKnown, params, body, answer }: Door): object {
  const failure = { description: "Why not", ...jsonForm(problem), examples: [{ problem: { code: "notUnderstood" } }] };
  const answered =
    answer.status === 204
      ? { type: "null", description: "Done" }
      : { description: "Done", ...jsonForm(answer.form), examples: [answer.example] };
  return {
    ...schema,
    ...(isForKnown ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    ...(params === undefined ? {} : { params: jsonForm(params) }),
    ...(body === undefined ? {} : { body: { ...jsonForm(body.form), examples: [body.example] } }),
    response: { [answer.status]: answered, "4xx": failure },
  };
}

function jsonForm(form: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: "input", unrepresentable: "any" });
  return schema;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
