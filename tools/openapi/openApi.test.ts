import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '@selvedge/conformance';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
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
