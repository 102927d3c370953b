import {
  acceptPrices,
  changeLines,
  openCart,
  priceAcceptances,
  removeCart,
  writeNote,
} from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../appContext.ts';
import { bind } from '../../../endpoint/bind.ts';
import { denied, notFound } from '../../../http/refusal.ts';
import { placeFor } from '../../place/place.policy.ts';
import { cartFor } from '../cart.policy.ts';
import { readStandingCart } from '../cart.store.ts';
import { readPriceAcceptances, takePrices } from './acceptPrices.ts';
import { changeCartLines } from './changeLines.ts';
import { writeOrderNote } from './note.ts';
import { openCartAt } from './openCart.ts';
import { removeOpenCart } from './removal.ts';

export function registerCartEdits(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;

  bind(app, context, openCart, async ({ params, body, user }) => {
    const place = { ...body, ...params };
    const now = context.now();
    await placeFor(db, user, place, now);
    if (!mayInsert(user.rights, params.rightEnv)) throw denied('right');
    const opened = await readStandingCart(db, user, () => openCartAt(db, user, place, now));
    if (!opened) throw notFound();
    return opened;
  });

  bind(app, context, changeLines, ({ params, body, user }) =>
    changeCartLines(database, user, params, body.changes, context.now()),
  );

  bind(app, context, acceptPrices, ({ params, body, user }) =>
    takePrices(database, user, params, { ...body, now: context.now() }),
  );

  bind(app, context, writeNote, ({ params, body, user }) =>
    writeOrderNote(database, user, params, { ...body, now: context.now() }),
  );

  bind(app, context, removeCart, async ({ params, body, user }) => {
    await removeOpenCart(database, user, params, body.version);
    return null;
  });

  bind(app, context, priceAcceptances, async ({ params, user, language }) => {
    const { cartId } = await cartFor(db, user, params);
    return readPriceAcceptances(db, cartId, language);
  });
}
