import { expect, it } from 'vitest';
import { packStyles } from '../../contract/index.ts';
import { fakeBrowser, samplePlace, sampleStyle, settle } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';

it('J1 N2: another language reads the cart’s styles again, and leaves what is typed to add one', async () => {
  const { ordering, answer, waiting, children } = await openSeasonPage(fakeBrowser());
  ordering.send({ type: 'route.changed', route: { screen: 'cart', place: samplePlace } });
  await settle();
  await answer('cartStyles', packStyles([sampleStyle()]));
  const { adding } = children();
  adding?.send({ type: 'adding.opened' });
  adding?.send({ type: 'term.typed', term: 'loden' });
  expect(waiting('cartStyles')).toEqual([]);
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(waiting('cartStyles')).toEqual(['cartStyles']);
  const after = children().adding?.getSnapshot();
  expect(after?.value).toEqual({ open: 'searching' });
  expect(after?.context.term).toBe('loden');
});

it('J1 N2: another language reads the style that is being added again, while its sheet stays', async () => {
  const { ordering, answer, waiting, children } = await openSeasonPage(fakeBrowser());
  ordering.send({ type: 'route.changed', route: { screen: 'cart', place: samplePlace } });
  await settle();
  await answer('cartStyles', packStyles([sampleStyle()]));
  const adding = () => children().adding?.getSnapshot();
  children().adding?.send({ type: 'adding.opened' });
  children().adding?.send({ type: 'style.chosen', articleId: 's-1' });
  await settle();
  await answer('styleDetail', sampleStyle());
  ordering.send({ type: 'language.changed' });
  await settle();
  expect(waiting('styleDetail')).toEqual(['styleDetail']);
  expect(adding()?.matches({ open: 'ordering' })).toBe(true);
  await answer('styleDetail', { ...sampleStyle(), name: 'Popelinehemd' });
  expect(adding()?.context.style?.name).toBe('Popelinehemd');
});
