import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { everything, type Scan, searchOf, styleSearch } from '@selvedge/core/ordering';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { CodeForm } from './CodeForm.tsx';
import {
  actionLink,
  actions,
  code as codeLook,
  correct,
  detail,
  pieces as piecesLook,
  row,
  tones,
  what,
} from './scan.recipe.ts';
import type { ScanRef } from './scanRef.ts';
import { articleName, type ShownMeaning, useMeaningText, usePlaceName } from './useMeaningText.ts';

type Props = {
  scan: ScanRef;
  entry: Scan;
  meaning: ShownMeaning;
  place: SeasonPlace;
  mayInsert: boolean;
  /** Copies the text of one row. */
  onCopy: (text: string) => void;
};

const toneOf = (meaning: ShownMeaning, { pieces }: Scan) => {
  if (meaning.kind === 'looking') return 'plain';
  if (meaning.kind !== 'found' || meaning.hindrance) return 'warning';
  return pieces > 0 ? 'positive' : 'plain';
};
const signs = { plain: 'scan', positive: 'check', warning: 'warning' } as const;

/** One scan: when, which code, what it is, what it added, and its actions. */
export const ScanRow = memo(function ScanRow({ scan, entry, meaning, place, mayInsert, onCopy }: Props) {
  const intl = useIntl();
  const meaningText = useMeaningText();
  const placeName = usePlaceName();
  const [isCorrecting, setCorrecting] = useState(false);
  const { id, at, text, pieces, open } = entry;
  const tone = toneOf(meaning, entry);
  const isFound = meaning.kind === 'found';
  const orderable = isFound && !meaning.hindrance;
  return (
    <li className={cx(row, tones({ tone }))} data-scan={meaning.kind}>
      <Icon name={signs[tone]} size="small" />
      <div>
        <p className={what}>
          {isFound ? (
            <Link
              look="quiet"
              href={formatRoute({
                screen: 'style',
                place,
                articleId: meaning.article.style.articleId,
                search: styleSearch('', {
                  articleColorId: meaning.article.colour.articleColorId,
                  tab: 'details',
                }),
              })}
              onClick={() => scan.send({ type: 'desk.closed' })}
            >
              {articleName(meaning.article)}
            </Link>
          ) : (
            meaningText(meaning)
          )}
        </p>
        {isFound && meaning.hindrance && <p className={what}>{meaningText(meaning)}</p>}
        <p className={detail}>
          <span className={codeLook}>{text}</span>
          <time dateTime={new Date(at).toISOString()}>
            {intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
          </time>
          {open && isFound && <span>{intl.formatMessage({ id: 'scan.state.waits' })}</span>}
        </p>
      </div>
      {pieces > 0 && (
        <span className={piecesLook}>{intl.formatMessage({ id: 'scan.pieces' }, { count: pieces })}</span>
      )}
      <div className={actions}>
        {meaning.kind === 'elsewhere' &&
          meaning.places.map((one) => (
            <Link
              key={placeName(one)}
              look="quiet"
              className={actionLink}
              href={formatRoute({
                screen: 'style',
                place: {
                  ...place,
                  season: one.season,
                  subdivision: one.subdivision,
                  collectionType: one.collectionType,
                },
                articleId: one.articleId,
              })}
            >
              {intl.formatMessage({ id: 'scan.do.elsewhere' }, { place: placeName(one) })}
            </Link>
          ))}
        {orderable && mayInsert && !open && (
          <Button
            variant="quiet"
            size="compact"
            icon="plus"
            onClick={() => scan.send({ type: 'scan.taken', id })}
          >
            {intl.formatMessage({ id: 'scan.do.add' })}
          </Button>
        )}
        {!orderable && meaning.kind !== 'wrong' && (
          <Button variant="quiet" size="compact" onClick={() => scan.send({ type: 'scan.retried', id })}>
            {intl.formatMessage({ id: 'scan.do.retry' })}
          </Button>
        )}
        {!isFound && (
          <>
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={isCorrecting}
              onClick={() => setCorrecting(!isCorrecting)}
            >
              {intl.formatMessage({ id: 'scan.do.edit' })}
            </Button>
            <Link
              look="quiet"
              className={actionLink}
              href={formatRoute({
                screen: 'styles',
                place,
                search: searchOf({ ...everything, term: text }),
              })}
              onClick={() => scan.send({ type: 'desk.closed' })}
            >
              {intl.formatMessage({ id: 'scan.do.search' })}
            </Link>
          </>
        )}
        <Button variant="quiet" size="compact" onClick={() => onCopy(text)}>
          {intl.formatMessage({ id: 'scan.do.copy' })}
          <VisuallyHidden> {text}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="compact" onClick={() => scan.send({ type: 'scan.removed', id })}>
          {intl.formatMessage({ id: 'scan.do.remove' })}
          <VisuallyHidden> {text}</VisuallyHidden>
        </Button>
      </div>
      {isCorrecting && !isFound && (
        <div className={correct}>
          <CodeForm
            label={intl.formatMessage({ id: 'scan.code.corrected' })}
            action={intl.formatMessage({ id: 'scan.code.take' })}
            text={text}
            onCode={(corrected) => {
              setCorrecting(false);
              scan.send({ type: 'scan.edited', id, text: corrected });
            }}
            onCancel={() => setCorrecting(false)}
          />
        </div>
      )}
    </li>
  );
});
