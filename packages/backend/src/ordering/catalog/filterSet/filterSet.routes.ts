import { filterSets, removeFilterSet, renameFilterSet, saveFilterSet } from '@selvedge/core/contract';
import { entersOrdering } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { AppContext } from '../../../appContext.ts';
import { bind } from '../../../endpoint/bind.ts';
import { denied } from '../../../http/refusal.ts';
import {
  forgetFilterSet,
  type Owner,
  readFilterSets,
  renameFilterSet as rename,
  storeFilterSet,
} from './filterSet.store.ts';

/** @throws {Refusal} 404 for users who do not order in this right environment. */
function ownerOf(user: SignedInUser, { rightEnv }: Pick<Owner, 'rightEnv'>): Owner {
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  return { userId: user.userId, rightEnv };
}

export function registerFilterSetRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;

  bind(app, context, filterSets, ({ params, user }) => readFilterSets(database.db, ownerOf(user, params)));

  bind(app, context, saveFilterSet, ({ params, user, body }) =>
    storeFilterSet(database, ownerOf(user, params), body),
  );

  bind(app, context, renameFilterSet, ({ params, user, body: { name } }) =>
    rename(database, ownerOf(user, params), { filterSetId: params.filterSetId, name }),
  );

  bind(app, context, removeFilterSet, ({ params, user }) =>
    forgetFilterSet(database.db, ownerOf(user, params), params.filterSetId),
  );
}
