import { addressShown, answerShown, chapters, checksOf, type Entry } from '@selvedge/conformance';
import type { Struct } from 'superstruct';
import { introduction } from './introduction.ts';
import { fieldsOf, namedShapes, shapeOf, shapesIn, writtenOut } from './shape.ts';
import { readComments } from './sources.ts';

const code = (text: string): string =>
  text.includes('\n') ? `\n\n\`\`\`ts\n${text}\n\`\`\`` : ` \`${text}\``;

const asked = (title: string, struct: { readonly schema: unknown } | null): string[] => {
  const fields = Object(struct?.schema);
  return Object.keys(fields).length === 0 ? [] : [`**${title}**${code(fieldsOf(fields))}`];
};

const headersOf = ({ endpoint: { credentials, idempotent } }: Entry): string =>
  [
    {
      token: '`x-extranet-token`',
      bearer: '`authorization: Bearer` and `x-extranet-token`',
      optional: '`x-extranet-token` (optional)',
      none: '',
    }[credentials],
    credentials === 'none' ? '' : '`x-language`',
    idempotent ? '`idempotency-key`' : '',
  ]
    .filter(Boolean)
    .join(', ');

const answerOf = (entry: Entry): string => {
  const { answer } = entry.endpoint;
  if (answer === null) return `**Answer** ${answerShown(entry)}`;
  return `**Answer** ${answerShown(entry)}:${code(shapeOf(answer as unknown as Struct<unknown, unknown>))}`;
};

const takesNothing = ({ body, query, params }: Entry['endpoint']): boolean =>
  body === null && query === null && params === null;

function refusalsOf({ endpoint, refuses }: Entry): string {
  const general = [
    ...(endpoint.credentials === 'none' ? [] : ['401']),
    ...(takesNothing(endpoint) || refuses.some((one) => one.startsWith('400')) ? [] : ['400 `badRequest`']),
  ];
  const codes = refuses.map((refusal) => {
    const [status = '', ...rest] = refusal.split(' ');
    return rest[0] === 'as' ? refusal : `${status} \`${rest.join(' ')}\``;
  });
  return `**Refuses** ${[...general, ...codes].join(', ')}`;
}

function routePart(entry: Entry, comments: ReadonlyMap<string, string>): string {
  const { endpoint, right, rows } = entry;
  const headers = headersOf(entry);
  return [
    `### ${endpoint.name}`,
    `\`${endpoint.method} ${addressShown(endpoint)}\``,
    comments.get(endpoint.name) ?? '',
    `Right: ${right}. ${rows.includes(',') ? 'Requirements' : 'Requirement'} ${rows}.${headers === '' ? '' : ` Headers: ${headers}.`}`,
    ...asked('Path', endpoint.params),
    ...asked('Query', endpoint.query),
    ...asked('Body', endpoint.body),
    answerOf(entry),
    refusalsOf(entry),
    ['Checked:', ...checksOf(entry).map(({ says, slow }) => `- ${says}${slow ? ' (`--slow`)' : ''}`)].join(
      '\n',
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function shapesPart(text: string, comments: ReadonlyMap<string, string>): string[] {
  const used = shapesIn(text);
  return namedShapes
    .filter(({ name }) => used.has(name))
    .map((shape) => {
      const struct = `${shape.name.charAt(0).toLowerCase()}${shape.name.slice(1)}Struct`;
      const out = writtenOut(shape);
      return [
        `### ${shape.name}`,
        comments.get(struct) ?? comments.get(shape.name) ?? '',
        out.includes('](') ? out : `\`\`\`ts\n${out}\n\`\`\``,
      ]
        .filter(Boolean)
        .join('\n\n');
    });
}

/** The page docs/contract.md: every call of the contract, and what the suite checks. */
export function contractPage(): string {
  const comments = readComments();
  const routes = chapters.flatMap(({ title, entries }) => [
    `## ${title}`,
    ...entries.map((entry) => routePart(entry, comments)),
  ]);
  const head = `${introduction.trim()}\n\n\`FailureBody\``;
  return `${[
    introduction.trim(),
    ...routes,
    '## Shapes',
    'In the notation of TypeScript; `integer` is a whole number, `?` marks what may be left out.',
    ...shapesPart([head, ...routes].join('\n'), comments),
  ].join('\n\n')}\n`;
}
