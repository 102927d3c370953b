import { useContext } from 'react';
import { LatePart } from '../../../failure/LatePart.tsx';
import { orderingPart } from '../../../messages/orderingPart.ts';
import { type ActProps, ListParts } from './listParts.ts';

const Act = orderingPart(() => import('./Act.tsx'));

/** What is done with a style of the list besides ordering it; nothing until its code is there. */
export function ActHere(props: ActProps) {
  return (
    useContext(ListParts).compare && (
      <LatePart quiet>
        <Act {...props} />
      </LatePart>
    )
  );
}
