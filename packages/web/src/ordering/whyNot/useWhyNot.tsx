import type { Portal } from '@selvedge/core';
import { type WhyNot, whyNot } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { css } from '#style/css';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import type { OffReason } from '../../ui/buttons/WhyNot.tsx';
import { PortalSource } from './PortalSource.ts';
import { RemedyLinks, type RemedyTargets } from './RemedyLinks.tsx';
import { sentencesOf } from './whyNotText.ts';

const keyOf = (lacks: readonly WhyNot[]): string =>
  lacks.map(({ condition, facts }) => [condition, facts.count, facts.at, facts.by].join()).join(';');
const alike = (one: readonly WhyNot[], other: readonly WhyNot[]): boolean => keyOf(one) === keyOf(other);

const WhyNotContact = orderingPart(() => import('./WhyNotContact.tsx'));

const each = css({ display: 'block', '& + &': { marginTop: '2' } });

function Sentences({ lacks }: { lacks: readonly WhyNot[] }) {
  const intl = useIntl();
  return lacks.map((lack) => (
    <span key={lack.condition} className={each}>
      {sentencesOf(intl, lack)}
    </span>
  ));
}

/** The only condition is to wait for something in progress. */
const isBrief = (lacks: readonly WhyNot[]): boolean => lacks.every(({ condition }) => condition === 'isIdle');

/** The reason made of what is missing. Undefined if nothing is. */
export const reasonOf = (lacks: readonly WhyNot[], targets: RemedyTargets = {}): OffReason | undefined =>
  lacks.length === 0
    ? undefined
    : {
        says: <Sentences lacks={lacks} />,
        remedies: <RemedyLinks lacks={lacks} targets={targets} />,
        brief: isBrief(lacks),
      };

/** Whom to ask about what is missing, shown once it was asked for. */
export const contactFor = (portal: Portal | null, lacks: readonly WhyNot[]) => ({
  contact: (
    <LatePart quiet>
      <WhyNotContact lacks={lacks} />
    </LatePart>
  ),
  onShown: () => portal && import('./contactMatter.ts').then((it) => it.askForContact(portal, lacks)),
});

/**
 * Why a chart would not accept an event now, derived from its own guards and states. For the control that sends it.
 */
export function useWhyNot(
  actor: AnyActorRef,
  event: AnyEventObject,
  targets?: RemedyTargets,
): OffReason | undefined {
  const portal = useContext(PortalSource);
  const lacks = useSelector(actor, (snapshot) => whyNot(snapshot, event), alike);
  const reason = reasonOf(lacks, targets);
  return reason && { ...reason, ...contactFor(portal, lacks) };
}
