import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiFile } from '../../server/openApi.routes.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: object;
  readonly responses: Readonly<
    Record<string, { readonly content?: object; readonly headers?: Readonly<Record<string, object>> }>
  >;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Record<string, object> };
}

/** The document as the package has it. */
export const openApiDocument = (): OpenApiDocument => JSON.parse(readFileSync(openApiFile, 'utf8'));

const isJson = (type: string | null): boolean => type?.startsWith('application/json') === true;
const segment = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Watches calls of `fetch` to a portal, and collects what an OpenAPI document does not say of them. */
export class OpenApiWatch {
  readonly faults = new Set<string>();
  /** The operations that were seen to succeed. */
  readonly seen = new Set<string>();
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false });
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #paths: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(
    private readonly document: OpenApiDocument,
    private readonly real: typeof fetch,
  ) {
    this.#ajv.addSchema(document, 'openapi');
    this.#paths = Object.keys(document.paths)
      // `/carts/approved` before `/carts/{cartId}`.
      .toSorted((one, other) => one.split('{').length - other.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const response = await this.real(input, init);
    const method = (init?.method ?? 'GET').toLowerCase();
    const text = await response.clone().text();
    this.#look(new URL(String(input)), method, init?.body, response, text);
    return response;
  };

  #look(url: URL, method: string, sent: unknown, { status, ok, headers }: Response, text: string): void {
    const path = this.#paths.find(
      (one) => one.pattern.test(url.pathname) && this.document.paths[one.path]?.[method],
    )?.path;
    const operation = path === undefined ? undefined : this.document.paths[path]?.[method];
    const name = `${method} ${path}`;
    if (path === undefined || !operation) {
      this.faults.add(`${method} ${url.pathname} is not told`);
      return;
    }
    const told = operation.responses[status] ? String(status) : 'default';
    for (const header of Object.keys(operation.responses[told]?.headers ?? {}))
      if (!headers.has(header)) this.faults.add(`${name} answered ${status} without ${header}`);
    if (ok && told === 'default') this.faults.add(`${name} answered ${status}, which is not told`);
    if (ok) this.#lookAtSuccess({ url, name, path, method, operation, sent });
    if (text === '' || !isJson(headers.get('content-type'))) return;
    const at = ['paths', path, method, 'responses', told, 'content', 'application/json', 'schema'];
    this.#validate(`${name} answers ${status}`, at, JSON.parse(text));
  }

  #lookAtSuccess(call: {
    readonly url: URL;
    readonly name: string;
    readonly path: string;
    readonly method: string;
    readonly operation: Operation;
    readonly sent: unknown;
  }): void {
    const { url, name, path, method, operation, sent } = call;
    this.seen.add(name);
    const asked = operation.parameters?.flatMap((one) => (one.in === 'query' ? [one.name] : [])) ?? [];
    for (const key of url.searchParams.keys())
      if (!asked.includes(key)) this.faults.add(`${name} was asked for ${key}, which is not told`);
    if (typeof sent !== 'string') return;
    const at = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    this.#validate(`${name} took`, at, JSON.parse(sent));
  }

  #validate(what: string, at: readonly string[], value: unknown): void {
    const pointer = `openapi#/${at.map(segment).join('/')}`;
    let validate = this.#compiled.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: pointer });
      this.#compiled.set(pointer, validate);
    }
    if (validate(value)) return;
    const [error] = validate.errors ?? [];
    this.faults.add(`${what} what does not fit: ${error?.instancePath} ${error?.message}`);
  }
}
