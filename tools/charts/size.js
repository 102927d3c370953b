import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A chart with its setup is read at one go, and holds what it decides by and nothing else. */
export const MOST_LINES = 250;
export const MOST_KEYS = 10;

/**
 * A chart: its file below the folder, the lines of that file, of its setup and of its states in files of their own, and
 * the properties of its context.
 *
 * @typedef {{ chart: string, lines: number, keys: number }} ChartSize
 */

/** @typedef {{ own: number, extends: string[] }} Shape `own` is less where `Omit` takes properties away */

/** @param {{ members: readonly unknown[] }} body */
const membersOf = (body) => body.members.length;

/** @param {any} type the second argument of `Omit` */
const omittedBy = (type) => (type.type === 'TSUnionType' ? type.types.length : 1);

/**
 * The declared object types of a file. A type's name means one thing in its package (`tools/names`).
 *
 * @param {string} file
 * @returns {{ shapes: Map<string, Shape>, context: Shape | null }}
 */
function read(file) {
  /** @type {Map<string, Shape>} */
  const shapes = new Map();
  /** @type {Shape | null} */
  let context = null;
  new Visitor({
    TSInterfaceDeclaration({ id, body, extends: parents }) {
      /** @type {Shape} */
      const shape = { own: body.body.length, extends: [] };
      for (const { expression, typeArguments } of parents) {
        const name = expression.type === 'Identifier' ? expression.name : '';
        const [of, names] = typeArguments?.params ?? [];
        const whole =
          of?.type === 'TSTypeReference' && of.typeName.type === 'Identifier' ? of.typeName.name : '';
        if (name === 'Omit') shape.own -= omittedBy(names);
        shape.extends.push(name === 'Omit' ? whole : name);
      }
      shapes.set(id.name, shape);
    },
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (typeAnnotation.type === 'TSTypeLiteral')
        shapes.set(id.name, { own: membersOf(typeAnnotation), extends: [] });
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'context' || value.type !== 'TSAsExpression') return;
      const { typeAnnotation: type } = value;
      if (type.type === 'TSTypeLiteral') context = { own: membersOf(type), extends: [] };
      if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
        context = { own: 0, extends: [type.typeName.name] };
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return { shapes, context };
}

/** @param {string} file */
const linesOf = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

/**
 * The size of every chart below a folder.
 *
 * @param {string} folder
 * @returns {ChartSize[]}
 */
export function chartSizes(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const readable = new Map(files.map((file) => [file, read(resolve(folder, file))]));
  const shapes = new Map([...readable.values()].flatMap((one) => [...one.shapes]));

  /** @type {(shape: Shape) => number} */
  const keysOf = (shape) =>
    shape.own +
    shape.extends.reduce((sum, name) => {
      const parent = shapes.get(name);
      if (!parent) throw new Error(`no declaration of ${name} was found`);
      return sum + keysOf(parent);
    }, 0);

  return [...texts]
    .filter(([, text]) => text.includes('.createMachine('))
    .map(([chart]) => {
      const beside = join(dirname(chart), `${basename(chart).split('.')[0]}.setup.ts`);
      const setup = texts.has(beside) ? [beside] : [];
      const states = files.filter(
        (file) =>
          setup.length > 0 &&
          dirname(file) === dirname(chart) &&
          texts.get(file)?.includes('.createStateConfig(') &&
          texts.get(file)?.includes(`'./${basename(beside)}'`),
      );
      const parts = [...new Set([chart, ...setup, ...states])];
      const context = parts.map((file) => readable.get(file)?.context ?? null).find((one) => one !== null);
      return {
        chart,
        lines: parts.reduce((sum, file) => sum + linesOf(join(folder, file)), 0),
        keys: context ? keysOf(context) : 0,
      };
    })
    .sort((one, other) => one.chart.localeCompare(other.chart));
}

/**
 * The charts that are larger than a chart should be.
 *
 * @param {readonly ChartSize[]} sizes
 */
export const tooLarge = (sizes) => sizes.filter(({ lines, keys }) => lines > MOST_LINES || keys > MOST_KEYS);
