import { parseRoute } from '@selvedge/core';
import type { SearchFilter } from '@selvedge/core/contract';
import { groupsOf, type HitGroup, type SearchHit } from '@selvedge/core/overlays';
import { type MouseEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../ui/buttons/Link.tsx';
import { linkTarget } from '../ui/buttons/link-target.ts';
import { hitDescription, hitEntry, hitHeading, hitTitle } from './hit.recipe.ts';
import { kindNames } from './kinds.ts';
import { Marked } from './Marked.tsx';

interface FoundHits {
  readonly hits: readonly SearchHit[];
  readonly filter: SearchFilter | null;
}

type Props = {
  found: FoundHits;
  term: string;
  /** The key of the result that is the tab stop; another list may have it. */
  stop: string | undefined;
  onCurrent: (key: string) => void;
  onChoose: (kind: SearchFilter, apart: boolean) => void;
};

const keyOf = ({ kind }: HitGroup, at: number): string => `${kind}-${at}`;

const isApart = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey;

/**
 * URLs of this origin that are not pages of the portal open outside of it, for example those of the self-service area.
 */
const leadsOut = (href: string): boolean => {
  const target = linkTarget(href);
  return target.kind === 'inside' && parseRoute(target.href.split(/[?#]/)[0] ?? '/').screen === 'unknown';
};

const isLink = (hit: SearchHit): hit is SearchHit & { href: string } =>
  hit.href !== null && linkTarget(hit.href).kind !== 'refused';

/** The keys of the results that lead somewhere, as they are shown. */
export const resultKeys = (found: FoundHits): string[] =>
  groupsOf(found).flatMap((group) =>
    group.hits.flatMap((hit, at) => (isLink(hit) ? [keyOf(group, at)] : [])),
  );

/** The results: grouped under headings, or only those of the active filter (requirements G2 to G4). */
export function SearchResults({ found, term, stop, onCurrent, onChoose }: Props) {
  const intl = useIntl();
  const id = useId();
  const names = kindNames(intl);
  const groups = groupsOf(found);
  return groups.map((group) => (
    <section key={group.kind} aria-labelledby={`${id}-${group.kind}`}>
      <h3 id={`${id}-${group.kind}`} className={hitHeading}>
        {names[group.kind]}
      </h3>
      <ul>
        {group.hits.map((hit, at) => {
          const key = keyOf(group, at);
          const words = <Words hit={hit} term={term} />;
          return (
            <li key={key}>
              {isLink(hit) ? (
                <Link
                  look="bare"
                  href={hit.href}
                  leaves={leadsOut(hit.href)}
                  className={hitEntry}
                  tabIndex={key === stop ? 0 : -1}
                  onFocus={() => onCurrent(key)}
                  onClickCapture={(event) => onChoose(hit.kind, isApart(event))}
                  onAuxClick={(event) => event.button === 1 && onChoose(hit.kind, true)}
                >
                  {words}
                </Link>
              ) : (
                <div className={hitEntry}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function Words({ hit, term }: { hit: SearchHit; term: string }) {
  const intl = useIntl();
  return (
    <>
      <span className={hitTitle}>
        <Marked text={hit.title || intl.formatMessage({ id: 'search.untitled' })} term={term} />
      </span>
      {hit.description && (
        <span className={hitDescription}>
          <Marked text={hit.description} term={term} />
        </span>
      )}
    </>
  );
}
