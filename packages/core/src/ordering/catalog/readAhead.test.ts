import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Language } from '../../contract/index.ts';
import { createFakeApi, sampleIndex, samplePlace } from '../../testing/index.ts';
import { catalogMachine } from './catalog.machine.ts';
import type { Catalog } from './catalog.ts';
import { everything } from './filters.ts';
import { openCatalog } from './opening.ts';
import { catalogReader } from './readAhead.ts';

const never = () => new AbortController().signal;
const elsewhere = { ...samplePlace, customerId: 'another' };

describe('reading the styles ahead', () => {
  const opened = () => {
    const fake = createFakeApi();
    let language: Language = 'en';
    const reader = catalogReader(fake.api, () => language);
    const asked = () => fake.pending.filter(({ name }) => name === 'styleIndex');
    const speak = (next: Language) => {
      language = next;
    };
    return { fake, reader, asked, speak };
  };

  it('M1 the styles that were asked for ahead are taken, once', async () => {
    const { reader, asked } = opened();
    reader.ahead(samplePlace);
    const read = reader.read(samplePlace, never());
    expect(asked()).toHaveLength(1);
    asked()[0]?.answer(sampleIndex());
    expect((await read).size).toBe(openCatalog(sampleIndex()).size);
    reader.read(samplePlace, never()).catch(() => {});
    expect(asked()).toHaveLength(1);
  });

  it('M1 those of another place or in another language are not', () => {
    const { reader, asked, speak } = opened();
    reader.ahead(samplePlace);
    reader.read(elsewhere, never()).catch(() => {});
    expect(asked()).toHaveLength(2);
    reader.ahead(samplePlace);
    speak('de');
    reader.read(samplePlace, never()).catch(() => {});
    expect(asked()).toHaveLength(4);
  });

  it('M1 what fails ahead fails for whoever takes it', async () => {
    const { reader, asked } = opened();
    reader.ahead(samplePlace);
    asked()[0]?.fail(new Error('away'));
    await expect(reader.read(samplePlace, never())).rejects.toThrow('away');
  });
});

it('M1 the address the list wrote itself is not searched again, another is', async () => {
  const catalog = openCatalog(sampleIndex());
  const machine = catalogMachine.provide({
    actors: { loadStyles: fromPromise<Catalog, typeof samplePlace>(async () => catalog) },
  });
  const actor = createActor(machine, { input: { place: samplePlace, search: '' } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('listing');
  actor.send({ type: 'filters.changed', filters: { ...everything, sort: 'price' } });
  const { found } = actor.getSnapshot().context;
  actor.send({ type: 'search.shown', search: '?sort=price' });
  expect(actor.getSnapshot().context.found).toBe(found);
  actor.send({ type: 'search.shown', search: '?sort=name' });
  expect(actor.getSnapshot().context.found).not.toBe(found);
  expect(actor.getSnapshot().context.filters.sort).toBe('name');
});
