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
