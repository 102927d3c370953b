import { chapters, type Entry } from '@selvedge/conformance';
import { languages, OLDEST_RELEASE_HEADER } from '@selvedge/core/contract';
import { type AnyStruct, type Fields, namedShapes } from '../contract/shape.ts';
import { readComments } from '../contract/sources.ts';
import { columnSchema, definitionOf, type JsonSchema, referTo, schemaOf } from './jsonSchema.ts';

/** Where the reference backend has the two kinds of calls. */
const bases = { api: '/api', extranet: '/extranet' } as const;

const security = {
  token: [{ accessToken: [] }],
  bearer: [{ bearer: [], accessToken: [] }],
  optional: [{}, { accessToken: [] }],
  none: [],
} as const;

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const structOf = (struct: unknown) => struct as AnyStruct;

/** Of every answer, whatever its status. */
const headers = { [OLDEST_RELEASE_HEADER]: { $ref: '#/components/headers/OldestRelease' } };

/** Answers that are not JSON. */
const others = { text: { 'text/*': { schema: { type: 'string' } } }, bytes: { '*/*': {} } } as const;

const parametersIn = (place: 'path' | 'query', struct: unknown): JsonSchema[] =>
  Object.entries(Object((struct as AnyStruct | null)?.schema) as Fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.is(undefined),
    schema: schemaOf(field),
  }));

const headersOf = ({ credentials, idempotent }: Entry['endpoint']): JsonSchema[] => [
  ...(credentials === 'none'
    ? []
    : [{ name: 'x-language', in: 'header', required: false, schema: { enum: [...languages] } }]),
  ...(idempotent
    ? [
        {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          description: 'The same key and body get the same answer.',
          schema: { type: 'string' },
        },
      ]
    : []),
];

function answersOf({ endpoint: { answer, form, method, name } }: Entry): JsonSchema {
  if (answer === null)
    return { [name.startsWith('mail') ? '202' : '204']: { description: 'Done; there is no body.', headers } };
  const isNullable = structOf(answer).is(null);
  const content = form === 'json' ? json(schemaOf(structOf(answer))) : others[form];
  return {
    200: { description: 'The answer.', headers, content },
    ...(method === 'GET' && isNullable && { 204: { description: 'null', headers } }),
  };
}

/** Refusals by status, each with its codes. Those of every call stand under `default`. */
function refusalsOf({ refuses }: Entry): JsonSchema {
  const codes = new Map<string, string[]>();
  for (const refusal of refuses) {
    const [status = '', ...rest] = refusal.split(' ');
    if (/^\d{3}$/.test(status)) codes.set(status, [...(codes.get(status) ?? []), rest.join(' ')]);
  }
  const told = [...codes].map(([status, some]) => [
    status,
    { description: some.join(', '), headers, content: json(referTo('FailureBody')) },
  ]);
  return {
    ...Object.fromEntries(told),
    default: { description: 'Any other refusal.', headers, content: json(referTo('FailureBody')) },
  };
}

function operationOf(entry: Entry, chapter: string, comments: ReadonlyMap<string, string>): JsonSchema {
  const { endpoint, right, rows } = entry;
  const parameters = [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...headersOf(endpoint),
  ];
  return {
    operationId: endpoint.name,
    tags: [chapter],
    description: [comments.get(endpoint.name), `Right: ${right}. Requirements: ${rows}.`]
      .filter(Boolean)
      .join('\n\n'),
    security: security[endpoint.credentials],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(structOf(endpoint.body))) },
    }),
    responses: { ...answersOf(entry), ...refusalsOf(entry) },
  };
}

const pathOf = ({ base, version, path }: Entry['endpoint']): string =>
  `${bases[base]}${base === 'api' ? `/${version}` : ''}${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** The contract as an OpenAPI 3.1 document, made from the structs that check it. */
export function openApi(): JsonSchema {
  const comments = readComments();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { title, entries } of chapters)
    for (const entry of entries) {
      const { endpoint } = entry;
      const path = pathOf(endpoint);
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(entry, title, comments),
      };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Selvedge',
      version: '1',
      description:
        'The calls between a front end and the portal, with the lengths, ranges and patterns that the portal checks.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    tags: chapters.map(({ title }) => ({ name: title })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'x-extranet-token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      headers: {
        OldestRelease: {
          description: 'The oldest release whose pages are served: a page of an older one loads anew.',
          required: true,
          schema: { type: 'string', pattern: '^\\d+$' },
        },
      },
      schemas: {
        Column: columnSchema(),
        ...Object.fromEntries(namedShapes.map(({ name, struct }) => [name, definitionOf(name, struct)])),
      },
    },
  };
}

/** As it stands in the file. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 1)}\n`;
