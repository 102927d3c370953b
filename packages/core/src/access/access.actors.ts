import { fromPromise } from 'xstate';
import { resolvedRights, userRoles } from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';
import type { Access } from './access.ts';

export const accessActors = (api: Api) => ({
  loadAccess: fromPromise<Access>(async ({ signal }) => {
    const [roles, rights] = await Promise.all([
      api.send(userRoles, { signal }),
      api.send(resolvedRights, { signal }),
    ]);
    return { roles, rights };
  }),
});
