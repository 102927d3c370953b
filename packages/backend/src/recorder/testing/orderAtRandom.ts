import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { hindranceOf } from '@selvedge/core/rules';
import type { Random } from '../../pictures/random.ts';
import type { Tokens } from '../../testing/signedIn.ts';
import type { TestApp } from '../../testing/startTestApp.ts';
import { Person, settled } from './person.ts';

/** Chooses and types as a seed says. */
export type Dice = Random;

const entries = ['1', '2', '5', '12', '40', '', 'x', '0', '3,5'];
const notes = ['Bitte vor Ostern liefern, Frau Huber weiß Bescheid', '! hurry', 'Ladehof Nord, Tor 7'];
const terms = ['shirt', 'Ho', 'navy', 'müller', '1000'];

/** Where no season of a customer can be ordered in, another customer is looked for. */
async function choosePlaceAgain(person: Person, dice: Dice): Promise<SeasonPlace> {
  person.go(formatRoute({ screen: 'pos', rightEnv: 'preorder' }));
  return choosePlace(person, dice);
}

async function choosePlace(person: Person, dice: Dice): Promise<SeasonPlace> {
  const { pos } = await person.ordering();
  const { context } = await settled(pos, (snapshot) => snapshot.matches({ search: 'browsing' }));
  if (dice.chance(0.3)) {
    pos?.send({ type: 'term.changed', term: dice.pick(terms) });
    await settled(pos, (snapshot) => snapshot.matches({ search: 'browsing' }));
  }
  const open = context.customers.filter(({ locks }) => locks.length === 0);
  const { customerId } = dice.pick(open);
  person.go(formatRoute({ screen: 'seasons', rightEnv: 'preorder', customerId }));
  const { seasons } = await person.ordering();
  const shown = await settled(seasons, (snapshot) => snapshot.matches('showing'));
  const cards = await Promise.all(
    shown.context.cards.map((card) => settled(card, (one) => !one.matches('loading'))),
  );
  const usable = cards.filter((card) => card.matches('open')).map((card) => card.context.place);
  return usable.length > 0 ? dice.pick(usable) : choosePlaceAgain(person, dice);
}

const cellsOf = (style: Style, place: SeasonPlace): string[] =>
  style.colours.flatMap((colour) =>
    colour.variants
      .filter((variant) => hindranceOf({ style, colour, variant }, { place, now: Date.now() }) === null)
      .map(({ articleVariantId }) => articleVariantId),
  );

async function typeIntoStyle(person: Person, dice: Dice, place: SeasonPlace): Promise<void> {
  const { catalog } = await person.workspace();
  const { context } = await settled(catalog, (snapshot) => snapshot.matches('listing'));
  if (dice.chance(0.5))
    catalog?.send({ type: 'filters.changed', filters: { ...context.filters, term: dice.pick(terms) } });
  const articleId = dice.pick(context.catalog?.articleIds ?? []);
  person.go(formatRoute({ screen: 'style', place, articleId }));
  const { style, cart } = await person.workspace();
  const shown = await settled(style, (snapshot) => !snapshot.hasTag('pending'));
  const ready = await settled(cart, (snapshot) => !snapshot.hasTag('pending'));
  if (!shown.context.style || !ready.matches('editing')) return;
  for (const { articleColorId } of shown.context.style.colours)
    if (dice.chance(0.3)) style?.send({ type: 'colour.chosen', articleColorId });
  const cells = cellsOf(shown.context.style, place);
  for (let count = dice.between(1, 6); count > 0 && cells.length > 0; count -= 1)
    cart?.send({ type: 'cell.typed', articleVariantId: dice.pick(cells), entry: dice.pick(entries) });
  if (dice.chance(0.2)) cart?.send({ type: 'edits.undone' });
}

async function lookAtCart(person: Person, dice: Dice, place: SeasonPlace): Promise<void> {
  person.go(formatRoute({ screen: 'cart', place }));
  const { cart, note, cartView, precheck } = await person.workspace();
  cartView?.send({ type: 'sort.chosen', sort: 'number' });
  if (dice.chance(0.5)) precheck?.send({ type: 'precheck.asked', invalid: 0, conflicting: 0, refused: 0 });
  const head = cart?.getSnapshot().context.head;
  if (!head || !dice.chance(0.5)) return;
  note?.send({ type: 'note.opened', head });
  note?.send({ type: 'note.typed', text: dice.pick(notes) });
  note?.send({ type: 'note.saved' });
  if (note?.getSnapshot().matches('editing')) note.send({ type: 'note.discarded' });
  await settled(note, (snapshot) => !snapshot.hasTag('pending'));
}

async function endOrder(person: Person, dice: Dice, place: SeasonPlace): Promise<void> {
  const { cart } = await person.workspace();
  if (cart?.getSnapshot().context.ledger.tally.invalid) cart.send({ type: 'edits.discarded' });
  person.go(formatRoute({ screen: 'check', place }));
  const { workspace } = await person.ordering();
  const where = await settled(workspace, (snapshot) => !snapshot.matches({ open: { check: 'settling' } }));
  if (!where.matches({ open: { check: 'reviewing' } })) return;
  const { check, approval, contents } = await person.workspace();
  await settled(check, (snapshot) => !snapshot.hasTag('pending'));
  await settled(contents, (snapshot) => !snapshot.hasTag('pending'));
  approval?.send({ type: 'approval.requested' });
  await settled(approval, (snapshot) => !snapshot.hasTag('pending'));
  if (dice.chance(0.3)) approval?.send({ type: 'approval.recalled' });
  if (approval) await settled(approval, (snapshot) => !snapshot.hasTag('pending'));
}

/** Someone's way from the point of sale to the approved order, as the dice fall; the portal as it is at its end. */
export async function orderAtRandom(testApp: TestApp, tokens: Tokens, dice: Dice): Promise<Person> {
  const person = new Person(testApp, tokens, '/ordering/preorder');
  const place = await choosePlace(person, dice);
  person.go(formatRoute({ screen: 'styles', place }));
  for (let styles = dice.between(1, 3); styles > 0; styles -= 1) await typeIntoStyle(person, dice, place);
  const { cart } = await person.workspace();
  cart?.send({ type: 'save.requested' });
  await settled(cart, (snapshot) => !snapshot.hasTag('saving'));
  await lookAtCart(person, dice, place);
  await endOrder(person, dice, place);
  return person;
}
