import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** A regular expression literal in a source. */
export interface Expression {
  readonly pattern: string;
  readonly flags: string;
  readonly line: number;
}

/** An expression that is built at run time, with the source text that builds it. */
export interface Composed {
  readonly made: string;
  readonly line: number;
}

/** All regular expressions of a source: literals, and arguments of RegExp. */
export function expressionsIn(
  file: string,
  source: string,
): { readonly literal: Expression[]; readonly composed: Composed[] } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const literal: Expression[] = [];
  const composed: Composed[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;

  const made = (node: CallExpression | NewExpression): void => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments;
    const line = lineOf(node.start);
    if (pattern?.type === 'Literal' && typeof pattern.value === 'string')
      literal.push({
        pattern: pattern.value,
        flags: flags?.type === 'Literal' ? String(flags.value) : '',
        line,
      });
    else composed.push({ made: source.slice(node.start, node.end).replaceAll(/\s|\$(?=\{)/g, ''), line });
  };

  new Visitor({
    Literal(node) {
      if ('regex' in node) literal.push({ ...node.regex, line: lineOf(node.start) });
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return { literal, composed };
}
