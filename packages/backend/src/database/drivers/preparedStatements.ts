import { Mutex, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const {
  serialize,
  messages: { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage },
} = protocol;

/** How many statements the database keeps; beyond that it forgets the one that was used longest ago. */
const MOST_KEPT = 400;

/** Characters of a statement that is kept at most: a list of thousands hardly comes again in the same length. */
const LONGEST_KEPT = 6_000;

/** Rows that may be written before statements are planned anew: what fits a hundred rows may not fit a whole season. */
const MOST_WRITTEN = 1_000;

/** What writes rows, by the first word of its outcome. */
const WRITES = /^(INSERT|UPDATE|DELETE|MERGE|COPY)$/;

/** What changes tables, likewise: statements of before may have other columns after it. */
const CHANGES_TABLES = /^(CREATE|ALTER|DROP)$/;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the database has read. */
interface Statement {
  /** Its name in the database; empty where it is not kept. */
  readonly name: string;
  /** The types of its parameters, by the database's numbers. */
  readonly parameters: readonly number[];
  readonly fields: Results['fields'];
}

function described(name: string, messages: Messages): Statement {
  const parameters = messages.find((message) => message instanceof ParameterDescriptionMessage);
  const columns = messages.find((message) => message instanceof RowDescriptionMessage);
  const fields = (columns?.fields ?? []).map((field) => ({ name: field.name, dataTypeID: field.dataTypeID }));
  return { name, parameters: parameters?.dataTypeIDs ?? [], fields };
}

/** The rows of an answer, as objects or lists, with values read by the parsers of the query and PGlite. */
function resultOf<Row>(
  { fields }: Statement,
  messages: Messages,
  client: PGlite,
  options: QueryOptions = {},
): Results<Row> {
  const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? client.parsers[dataTypeID]);
  const read = (text: string | null, at: number) => {
    const parse = parsers[at];
    return text === null || !parse ? text : parse(text, fields[at]?.dataTypeID);
  };
  const rows: unknown[] = messages
    .filter((message) => message instanceof DataRowMessage)
    .map((row) =>
      options.rowMode === 'array'
        ? row.fields.map(read)
        : Object.fromEntries(row.fields.map((text, at) => [fields[at]?.name, read(text, at)])),
    );
  const outcome = messages.find((message) => message instanceof CommandCompleteMessage)?.text ?? '';
  const words = outcome.split(' ');
  const [command = ''] = words;
  const count = Number(words.at(-1) || Number.NaN);
  return {
    rows: rows as Row[],
    fields,
    command,
    affectedRows: WRITES.test(command) ? count : 0,
    ...(!Number.isNaN(count) && { rowCount: count }),
  };
}

/**
 * Lets PGlite keep the statements it is asked, so that it reads each once. By itself it reads and plans a statement anew
 * each time, and is asked in six messages; here it is asked in one.
 */
export function keepStatements(client: PGlite): void {
  const transact = client.transaction.bind(client);
  const turns = new Mutex();
  const kept = new Map<string, Statement>();
  let names = 0;
  let written = 0;

  const send = (isAlone: boolean, ...parts: readonly Uint8Array[]): Promise<Messages> =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: isAlone });

  /** Closes the statements that are too many. */
  function forgotten(most: number): Uint8Array[] {
    const surplus = [...kept].slice(0, Math.max(0, kept.size - most));
    for (const [text] of surplus) kept.delete(text);
    return surplus.map(([, { name }]) => serialize.close({ type: 'S', name }));
  }

  async function prepared(text: string): Promise<Statement> {
    const isKept = text.length <= LONGEST_KEPT;
    if (isKept) names += 1;
    const name = isKept ? `s${names}` : '';
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const statement = described(name, await send(false, ...asked));
    if (isKept) kept.set(text, statement);
    return statement;
  }

  async function known(text: string): Promise<Statement> {
    const found = kept.get(text);
    if (!found) return prepared(text);
    // The last one used comes last.
    kept.delete(text);
    kept.set(text, found);
    return found;
  }

  async function ask<Row>(
    isAlone: boolean,
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    if (client.closed) throw new Error('PGlite is closed');
    const statement = await known(text);
    const { name, parameters } = statement;
    const texts = values.map((value, at) => {
      const type = parameters[at] ?? 0;
      const write = options?.serializers?.[type] ?? client.serializers[type] ?? String;
      return value === null || value === undefined ? null : write(value);
    });
    const messages = await send(
      isAlone,
      ...forgotten(MOST_KEPT),
      serialize.bind({ statement: name, values: texts }),
      serialize.execute(),
    );
    const result = resultOf<Row>(statement, messages, client, options);
    written += result.affectedRows ?? 0;
    if (CHANGES_TABLES.test(result.command ?? '') || written > MOST_WRITTEN) {
      await send(false, ...forgotten(0));
      written = 0;
    }
    return result;
  }

  client.query = (text, values, options) =>
    turns.runExclusive(() => client.runExclusive(() => ask(true, text, values, options)));
  client.transaction = (work) =>
    turns.runExclusive(() =>
      transact((held) => {
        const { query } = held;
        held.query = (text, values, options) =>
          held.closed
            ? query(text, values, options)
            : client.runExclusive(() => ask(false, text, values, options));
        return work(held);
      }),
    );
}
