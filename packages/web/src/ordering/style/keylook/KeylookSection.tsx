import type { keylookMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { failedQuietly } from '../../../failure/failedAloud.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { ShownLook } from './ShownLook.tsx';
import { strip } from './strip.ts';

const section = css({ marginTop: 'section', paddingTop: '5', borderTop: 'hair' });
const heading = css({ textStyle: 'displaySmall', marginBottom: '5' });
const places = ['a', 'b', 'c'];

type Props = {
  actor: ActorRefFrom<typeof keylookMachine>;
  /** The style of the page. The other styles of the look are shown beside it. */
  articleId: string;
  cart: CartRef;
  /** The current filters of the list, for links that keep them. */
  search: string;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
};

/** The look a style belongs to (M2). Renders nothing if it belongs to none. */
export function KeylookSection({ actor, ...shown }: Props) {
  const intl = useIntl();
  const id = useId();
  const isLoading = useSelector(actor, (at) => at.matches('loading') || failedQuietly(at));
  const isNone = useSelector(actor, (at) => at.matches('none'));
  const isMissing = useSelector(actor, (at) => at.matches('missing'));
  const isFailed = useSelector(actor, (at) => at.hasTag('failed') && !failedQuietly(at));
  const { look, failure } = useSelector(actor, ({ context }) => context);
  if (isNone) return null;
  return (
    <section className={section} aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} className={heading}>
        {look
          ? intl.formatMessage({ id: 'style.keylook.title' }, { name: look.name })
          : intl.formatMessage({ id: 'style.keylook.heading' })}
      </h2>
      {isLoading && (
        <div className={strip}>
          <VisuallyHidden>{intl.formatMessage({ id: 'style.keylook.loading' })}</VisuallyHidden>
          {places.map((place) => (
            <Skeleton key={place} shape="garment" />
          ))}
        </div>
      )}
      {isMissing && (
        <FailedNotice
          tone="info"
          title={intl.formatMessage({ id: 'style.keylook.missing' })}
          failure={failure}
        >
          {intl.formatMessage({ id: 'style.keylook.kept' })}
        </FailedNotice>
      )}
      {isFailed && (
        <FailedNotice
          tone="critical"
          live
          title={intl.formatMessage({ id: 'style.keylook.failed' })}
          failure={failure}
          actions={
            <Button size="compact" onClick={() => actor.send({ type: 'look.retried' })}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'style.keylook.kept' })}
        </FailedNotice>
      )}
      {!(isLoading || isMissing || isFailed) && look && <ShownLook actor={actor} look={look} {...shown} />}
    </section>
  );
}
