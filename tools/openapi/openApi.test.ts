import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '@selvedge/conformance';
import {
  COLUMN_LIMIT,
  idStruct,
  MOST_PIECES,
  packColumn,
  packStyles,
  readColumn,
} from '@selvedge/core/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { nullable, size, string } from 'superstruct';
import { expect, it } from 'vitest';
import type { AnyStruct } from '../contract/shape.ts';
import { boundsOf } from './bounds.ts';
import { openApi, openApiText } from './openApi.ts';

const file = readFileSync(resolve(import.meta.dirname, '../../packages/core/openapi.json'), 'utf8');

it('B7 openapi.json is written from the contract as it is: npm run contract', () => {
  expect(file).toBe(openApiText());
});

it('B7 openapi.json is a valid OpenAPI 3.1 document, and another is not', async () => {
  expect(await new Validator().validate(JSON.parse(file))).toMatchObject({ valid: true });
  expect(await new Validator().validate({ ...openApi(), paths: { orders: {} } })).toMatchObject({
    valid: false,
  });
});

it('B7 openapi.json has every call of the contract once, and every reference leads somewhere', () => {
  const { paths, components } = JSON.parse(file);
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(Object(path)).map((operation) => Object(operation).operationId as string),
  );
  expect(operations.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  const names = [...file.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in components.schemas))).toEqual([]);
});

it('B7 openapi.json tells the lengths, ranges and patterns that the portal checks', () => {
  const { components, paths } = openApi() as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: unknown }> } }>>;
  };
  expect(components.schemas.LineChange?.properties.quantity).toEqual({
    ...{ type: 'integer', minimum: 0, maximum: MOST_PIECES },
  });
  const [changes] = Object.entries(paths)
    .filter(([path]) => path.endsWith('/lines'))
    .flatMap(([, calls]) => Object.values(calls))
    .map(({ requestBody }) => Object(requestBody?.content['application/json']?.schema).properties?.changes)
    .filter(Boolean);
  expect(changes).toMatchObject({ type: 'array', minItems: 1, maxItems: 5000 });
  const bounds = (struct: unknown) => boundsOf(struct as AnyStruct);
  expect(bounds(idStruct)).toEqual({ minLength: 1, maxLength: 64, pattern: '^[\\w.-]+$' });
  expect(bounds(nullable(size(string(), 43)))).toEqual({ minLength: 43, maxLength: 43 });
  expect(bounds(string())).toEqual({});
});

it('B7 openapi.json tells what packed answers are made of, so that they can be read without the core', () => {
  const { schemas } = JSON.parse(file).components;
  const { pattern, description } = schemas.Column;
  const column = new RegExp(pattern, 'u');
  const numbers = Array.from({ length: COLUMN_LIMIT }, (_, number) => number);
  const packed = packColumn(numbers);
  expect(column.test(packed)).toBe(true);
  for (const text of ['"', '\\', '\n', '\ud7ff\ue000']) expect(column.test(text)).toBe(false);
  // As the description says, in other words than the core's.
  expect(description).toContain('0x5c, the backslash, is left out');
  const read = Array.from({ length: packed.length }, (_, row) => {
    const unit = packed.charCodeAt(row);
    return unit - (unit > 0x5c ? 0x24 : 0x23);
  });
  expect(read).toEqual([...readColumn(packed)]);

  expect(schemas.PackedStyles.required.toSorted()).toEqual(Object.keys(packStyles([])).toSorted());
  const { colourFacets, articleIds, name } = schemas.StyleIndex.properties;
  expect(name).toEqual({ $ref: '#/components/schemas/Column' });
  expect(articleIds.anyOf).toMatchObject([{ items: { type: 'string' } }, { required: expect.anything() }]);
  expect(colourFacets.properties.deliveryMonth.description).toContain('one for each delivery day');
  const bare = Object.entries<Record<string, unknown>>(schemas).filter(
    ([, { type, properties, additionalProperties }]) =>
      type === 'object' && !properties && !additionalProperties,
  );
  expect(bare.map(([shape]) => shape)).toEqual([]);
});
