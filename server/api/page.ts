/** What the page of the API is written from. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly "x-line": {
    readonly address: string;
    readonly about: string;
    readonly requests: Readonly<
      Record<string, { about: string; request: object; answer: object; example: { request: unknown; answer: unknown } }>
    >;
    readonly messages: Readonly<Record<string, { about: string; form: object; example: unknown }>>;
  };
}

interface Content {
  readonly content?: { readonly "application/json"?: { readonly schema?: object } };
}

interface Operation {
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

/** How the page looks. */
export const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.25rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
h3 { margin-top: 2rem; }
summary { cursor: pointer; }
`;

/** The documentation as a page that needs nothing but itself. */
export function apiPage(document: ApiDocument): string {
  const { info, paths, "x-line": line } = document;
  const doors = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => door(`${method.toUpperCase()} ${address}`, operation)),
  );
  const requests = Object.entries(line.requests).map(([topic, { about, request, answer, example }]) =>
    [
      `<h3 id="line-${escaped(topic)}"><code>${escaped(topic)}</code></h3>`,
      `<p>${escaped(about)}</p>`,
      shown("Asked", example.request, request),
      shown("Answered", example.answer, answer),
    ].join("\n"),
  );
  const messages = Object.entries(line.messages).map(([kind, { about, form, example }]) =>
    [
      `<h3 id="message-${escaped(kind)}"><code>${escaped(kind)}</code></h3>`,
      `<p>${escaped(about)}</p>`,
      shown("Example", example, form),
    ].join("\n"),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)}: the API</h1>
<p>${escaped(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>. A bot that plays over it is in the folder <code>examples</code> of the repository.</p>
<h2 id="begin">How a bot begins</h2>
<ol>
<li>A person makes a token: <code>POST /api/tokens</code>. The bot sends it with everything, as <code>Authorization: Bearer</code>, also when it opens the line.</li>
<li>It sits down by the word of an invitation: <code>POST /api/invitations/:word/seat</code>.</li>
<li>It opens the line, asks <code>watchTables</code> and <code>tables</code>, and asks to <code>sit</code> at each table where a seat is its own.</li>
<li>Whenever a sight offers moves in <code>choices.moves</code> it asks to <code>play</code> one of them, with the sequence of that sight.</li>
</ol>
<h2 id="doors">Doors</h2>
${doors.join("\n")}
<h2 id="line">The line: <code>${escaped(line.address)}</code></h2>
<p>${escaped(line.about)}</p>
${requests.join("\n")}
<h2 id="messages">What comes over the line</h2>
${messages.join("\n")}
</main>
</body>
</html>
`;
}

function door(name: string, { summary = "", security, requestBody, responses = {} }: Operation): string {
  const asked = schemaIn(requestBody);
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const form = schemaIn(response);
    if (status === "4XX" || status === "4xx" || form === null) return [];
    return [shown(`Answered (${status})`, exampleOf(form), form)];
  });
  return [
    `<h3><code>${escaped(name)}</code></h3>`,
    `<p>${escaped(summary)}${security === undefined ? "" : " <em>For those who are known.</em>"}</p>`,
    ...(asked === null ? [] : [shown("Asked", exampleOf(asked), asked)]),
    ...answers,
  ].join("\n");
}

function schemaIn(content: Content | undefined): object | null {
  return content?.content?.["application/json"]?.schema ?? null;
}

function exampleOf(form: object): unknown {
  return "examples" in form && Array.isArray(form.examples) ? form.examples[0] : undefined;
}

/** An example, with its form folded away. */
function shown(title: string, example: unknown, form: object): string {
  const { examples: _, ...rest } = form as { examples?: unknown };
  return [
    `<p>${escaped(title)}:</p>`,
    `<pre><code>${json(example)}</code></pre>`,
    `<details><summary>Form</summary><pre><code>${json(rest)}</code></pre></details>`,
  ].join("\n");
}

function json(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2) ?? "");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
