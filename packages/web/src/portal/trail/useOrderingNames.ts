import type { OrderingRef } from '@selvedge/core';
import type { OrderingChildren, WorkspaceChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { OrderingNames } from './orderingTrail.ts';

/** The names of customer, style and order, as far as the ordering area has loaded them. */
export function useOrderingNames(ordering: OrderingRef | null): OrderingNames {
  // Types only: the area's code must not become part of this chunk.
  const children = useSelector(
    ordering ?? undefined,
    (snapshot) => snapshot?.children as OrderingChildren | undefined,
  );
  const seasons = useSelector(children?.seasons, (snapshot) => snapshot?.context.customer?.name);
  const customer = useSelector(children?.workspace, (snapshot) => snapshot?.context.facts?.customer.name);
  const styleRef = useSelector(
    children?.workspace,
    (snapshot) => (snapshot?.children as WorkspaceChildren | undefined)?.style,
  );
  const style = useSelector(styleRef, (snapshot) => snapshot?.context.style?.name);
  const listed = useSelector(children?.customer, (snapshot) => snapshot?.context.answer?.name);
  const order = useSelector(children?.order, (snapshot) => snapshot?.context.answer);
  return {
    customer: customer ?? seasons ?? listed ?? null,
    style: style ?? null,
    order: order ?? null,
  };
}
