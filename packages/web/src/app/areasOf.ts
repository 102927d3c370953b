import { isOrderingRoute, type Portal } from '@selvedge/core';
import type { Area } from '../messages/languages.ts';

const portalAlone: Area[] = ['portal'];
const withOrdering: Area[] = ['portal', 'ordering'];

/** Whose words the page needs: the ordering area's from when it is first entered. */
export const areasOf = ({
  route,
  ordering,
}: ReturnType<Portal['actor']['getSnapshot']>['context']): Area[] =>
  isOrderingRoute(route) || ordering ? withOrdering : portalAlone;
