import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';

const band = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '12',
  rowGap: '6',
  paddingInline: 'gutter',
  paddingBlock: { base: '10', md: '16' },
  borderTop: 'hair',
  _print: { display: 'none' },
});
const heading = css({ textStyle: 'displayMedium' });
const lead = css({ marginTop: '3', maxWidth: 'prose', color: 'ink.muted', textWrap: 'balance' });

/** 'May we help you?' (C4). */
export function ContactTeaser({ contactHref }: { contactHref: string }) {
  const intl = useIntl();
  return (
    <section className={band} aria-labelledby="contact-teaser">
      <div>
        <h2 id="contact-teaser" className={heading}>
          {intl.formatMessage({ id: 'shell.teaser.title' })}
        </h2>
        <p className={lead}>{intl.formatMessage({ id: 'shell.teaser.lead' })}</p>
      </div>
      <Link look="secondary" newTab href={contactHref}>
        {intl.formatMessage({ id: 'shell.teaser.action' })}
      </Link>
    </section>
  );
}
