import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Histogram } from 'prom-client';
import { array, assert, string, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { processMetrics } from './processMetrics.ts';

const folder = resolve(import.meta.dirname, '../../../../examples/monitoring');
const textOf = (name: string): string => readFileSync(resolve(folder, name), 'utf8');

/** A metric that a query asks for, with the labels that it chooses by. */
interface Asked {
  readonly name: string;
  readonly labels: readonly string[];
}

const metricStruct = type({ name: string(), labelNames: array(string()) });

/** Of the instance itself, set by Prometheus. */
const ofPrometheus = new Set(['instance', 'job']);

const askedIn = (text: string): Asked[] =>
  [...text.matchAll(/\b((?:selvedge|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );

/** The queries of the dashboard; names in titles and ids are no metrics. */
function dashboardQueries(): string {
  const queries: string[] = [];
  JSON.parse(textOf('dashboard.json'), (key, value: unknown) => {
    if ((key === 'expr' || key === 'query') && typeof value === 'string') queries.push(value);
    return value;
  });
  return queries.join('\n');
}

let testApp: TestApp;
/** By the name that Prometheus sees: the labels that there are. */
const known = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.context.metrics.read();
  for (const registry of [testApp.context.metrics.registry, processMetrics()])
    for (const metric of registry.getMetricsAsArray()) {
      assert(metric, metricStruct);
      const { name, labelNames } = metric;
      const labels = new Set(labelNames);
      known.set(name, labels);
      if (!(metric instanceof Histogram)) continue;
      for (const part of ['bucket', 'sum', 'count']) known.set(`${name}_${part}`, new Set([...labels, 'le']));
      known.delete(name);
    }
});
afterAll(() => testApp.close());

describe('the examples of monitoring', () => {
  it.each([
    ['alerts.yml', () => textOf('alerts.yml')],
    ['dashboard.json', dashboardQueries],
  ])('%s asks for metrics and labels that there are', (_name, read) => {
    const asked = askedIn(read());
    expect(asked.length).toBeGreaterThan(15);
    for (const { name, labels } of asked) {
      expect([...known.keys()]).toContain(name);
      for (const label of labels)
        if (!ofPrometheus.has(label)) expect([name, ...(known.get(name) ?? [])]).toContain(label);
    }
  });

  it('use each metric of the portal, and the documentation names it', () => {
    const used = new Set(askedIn(textOf('alerts.yml') + dashboardQueries()).map(({ name }) => name));
    const own = [...known.keys()]
      .filter((name) => name.startsWith('selvedge_'))
      .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    const told = readFileSync(resolve(folder, '../../docs/operations.md'), 'utf8').replaceAll(
      '`…_max`',
      '`selvedge_database_connections_max`',
    );
    for (const name of new Set(own)) {
      expect([...used].some((one) => one === name || one.startsWith(`${name}_`))).toBe(true);
      expect(told).toContain(`\`${name}\``);
    }
  });

  it('the figures that both name are the states that there are', async () => {
    const { text } = await testApp.context.metrics.read();
    const states = [
      ...(textOf('alerts.yml') + dashboardQueries()).matchAll(/(selvedge_\w+)\{state="([\w-]+)"\}/g),
    ];
    expect(states.length).toBeGreaterThan(5);
    for (const [, name, state] of states) expect(text).toContain(`${name}{state="${state}"}`);
  });
});
