/** As much of JSON Schema as openapi.json uses; limits of texts and numbers are not compared. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema with the document that its references lead into. */
interface Side {
  readonly schema: Schema;
  readonly of: Document;
}

const resolved = ({ schema, of }: Side): Schema =>
  schema.$ref === undefined
    ? schema
    : resolved({ schema: of.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, of });

const choices = ({ schema, of }: Side): Side[] => {
  const whole = resolved({ schema, of });
  const options = whole.anyOf ?? whole.oneOf;
  if (options) return options.flatMap((option) => choices({ schema: option, of }));
  if (Array.isArray(whole.type))
    return whole.type.map((type: string) => ({ schema: { ...whole, type }, of }));
  return [{ schema: whole, of }];
};

const valuesOf = ({ enum: values, const: value }: Schema): readonly unknown[] | null =>
  values ?? (value === undefined ? null : [value]);

/** What a value that the one side gives may have that the other does not take, with where it is. */
export function misfits(
  gives: Side,
  takes: Side,
  at: string,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const names = `${gives.schema.$ref} ${takes.schema.$ref}`;
  if (gives.schema.$ref !== undefined && seen.has(names)) return [];
  const within = new Set([...seen, names]);
  const taken = choices(takes);
  return choices(gives).flatMap((option) => {
    const each = taken.map((choice) => misfitsOf(option, choice, at, within));
    return each.toSorted((one, other) => one.length - other.length)[0] ?? [`${at} is nothing`];
  });
}

/** Fields that the one side has and the other does not take, or needs and may not get. */
function misfitsOfFields(gives: Side, takes: Side, at: string, seen: ReadonlySet<string>): string[] {
  const { properties: given, required: sure = [] } = gives.schema;
  const { properties = {}, required = [], additionalProperties: others } = takes.schema;
  // What a document does not tell of an object cannot be compared.
  if (gives.schema.type === 'object' && given === undefined) return [];
  const faults = required
    .filter((name) => !sure.includes(name))
    .map((name) => `${at}.${name} may be missing`);
  for (const [name, schema] of Object.entries(given ?? {})) {
    const known = properties[name] ?? (typeof others === 'object' ? others : undefined);
    if (known)
      faults.push(...misfits({ ...gives, schema }, { ...takes, schema: known }, `${at}.${name}`, seen));
    else if (others === false) faults.push(`${at}.${name} is not known`);
  }
  return faults;
}

/** What stands below: the values of a record, and the entries of a list. */
function misfitsBelow(gives: Side, takes: Side, at: string, seen: ReadonlySet<string>): string[] {
  const [given, taken] = [gives.schema, takes.schema];
  const below: [Schema | undefined, Schema | undefined, string][] = [
    [given.items, taken.items, '[]'],
    ...(taken.prefixItems ?? []).map((schema, index): [Schema, Schema, string] => [
      given.prefixItems?.[index] ?? {},
      schema,
      `[${index}]`,
    ]),
  ];
  if (typeof given.additionalProperties === 'object' && typeof taken.additionalProperties === 'object')
    below.push([given.additionalProperties, taken.additionalProperties, '.*']);
  return below.flatMap(([schema, other, where]) =>
    schema && other ? misfits({ ...gives, schema }, { ...takes, schema: other }, `${at}${where}`, seen) : [],
  );
}

function misfitsOf(gives: Side, takes: Side, at: string, seen: ReadonlySet<string>): string[] {
  const [given, taken] = [gives.schema, takes.schema];
  const integer = given.type === 'integer' && taken.type === 'number';
  if (taken.type !== undefined && given.type !== taken.type && !integer)
    return [`${at} is ${given.type ?? 'anything'}, not ${taken.type}`];
  const values = valuesOf(taken);
  const strange = values ? (valuesOf(given)?.filter((value) => !values.includes(value)) ?? ['any']) : [];
  if (strange.length > 0) return [`${at} may be ${strange.join(', ')}`];
  return [...misfitsOfFields(gives, takes, at, seen), ...misfitsBelow(gives, takes, at, seen)];
}

const json = (body: Body | undefined): Schema | undefined => body?.content?.['application/json']?.schema;
const queriesOf = ({ parameters = [] }: Operation) => parameters.filter((one) => one.in === 'query');

function faultsInQuery(asks: Operation, answers: Operation): string[] {
  const unknown = queriesOf(asks).filter(
    (one) => !queriesOf(answers).some((other) => other.name === one.name),
  );
  const missing = queriesOf(answers).filter(
    (one) => one.required && !queriesOf(asks).some((other) => other.name === one.name && other.required),
  );
  return [
    ...unknown.map((one) => `: the query ${one.name} is not known`),
    ...missing.map((one) => `: the query ${one.name} may be missing`),
  ];
}

/** What a page asks of an operation, and what the backend answers, as each has it. */
function faultsOf(asks: Operation, page: Document, answers: Operation, backend: Document): string[] {
  const faults = faultsInQuery(asks, answers);
  const taken = json(answers.requestBody);
  if (taken) {
    const sent = json(asks.requestBody) ?? {};
    faults.push(...misfits({ schema: sent, of: page }, { schema: taken, of: backend }, ' sends'));
  }
  for (const [status, body] of Object.entries(answers.responses)) {
    const read = json(asks.responses[status]);
    if (!asks.responses[status]) faults.push(` answers ${status}`);
    else if (read) {
      const given = json(body) ?? {};
      faults.push(...misfits({ schema: given, of: backend }, { schema: read, of: page }, ` ${status}`));
    }
  }
  return faults;
}

/** What keeps the page of one release from calling the backend of another. */
export function faultsBetween(page: Document, backend: Document): string[] {
  return Object.entries(page.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, asks]) => {
      const answers = backend.paths[path]?.[method];
      const faults = answers ? faultsOf(asks, page, answers, backend) : [' is not there'];
      return faults.map((fault) => `${method} ${path}${fault}`);
    }),
  );
}
