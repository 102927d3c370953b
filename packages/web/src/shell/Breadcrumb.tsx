import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';
import { Icon } from '../ui/figures/Icon.tsx';

/**
 * The line is reserved even where there is no breadcrumb, so that nothing moves when one appears or disappears. On a
 * phone there is room above it for the maintenance notice.
 */
const line = css({ minHeight: { base: '[4.5rem]', sm: '10' }, _print: { display: 'none' } });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  paddingInline: 'gutter',
  paddingTop: { base: '12', sm: '4' },
  textStyle: 'small',
  color: 'ink.muted',
});
const step = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '6' });
/** A phone only shows the link back, in one line: the page's heading has its name. */
const furtherUp = css({ hideBelow: 'sm' });
const back = css({
  flexDirection: { base: 'row-reverse', sm: 'row' },
  '& > svg': { transform: { base: 'scaleX(-1)', sm: 'none' } },
});
const here = css({ color: 'ink' });

/** `label` is null while the name is not known yet. */
export type BreadcrumbItem = {
  label: string | null;
  href?: string;
  /** The page's own name, if it differs from the label. */
  page?: string | null;
};

type Props = {
  /** From the dashboard to the current page. The dashboard alone renders nothing. */
  items: readonly BreadcrumbItem[];
};

export function Breadcrumb({ items }: Props) {
  const intl = useIntl();
  if (items.length < 2) return <div className={line} />;
  return (
    <nav className={line} aria-label={intl.formatMessage({ id: 'shell.breadcrumb.label' })}>
      <ol className={row}>
        {items.map((item, place) => {
          const last = place === items.length - 1;
          const parent = place === items.length - 2;
          return (
            <li key={item.href ?? item.label} className={cx(step, parent ? back : furtherUp)}>
              {last || !item.href ? (
                <span className={here} aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              ) : (
                <Link look="quiet" href={item.href}>
                  {item.label}
                </Link>
              )}
              {!last && <Icon name="chevron" size="small" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
