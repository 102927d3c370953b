import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { TitleSkeleton } from '../ui/figures/TitleSkeleton.tsx';
import { ServerHtml } from '../ui/html/ServerHtml.tsx';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { TilesState } from './tile.ts';

/** Reserves the usual height while the text loads, so that the tiles do not move. */
const room = css({
  textStyle: 'body',
  minHeight: { base: '[2lh]', md: '[1lh]' },
  '& > [aria-busy=true]': { maxHeight: { base: '[2lh]', md: '[1lh]' }, overflow: 'hidden' },
});

type Props = {
  /** The parent tile's texts. Null while it loads. The description is HTML from the server. */
  heading: { title: string; description: string } | null;
  tiles: TilesState;
  onRetry: () => void;
};

/** `/{slug}`: the parent tile's heading and its sub-page tiles (D3). */
export function SubpageView({ heading, tiles, onRetry }: Props) {
  const intl = useIntl();
  return (
    <>
      <PageHeading
        title={
          heading ? (
            heading.title
          ) : (
            <TitleSkeleton>{intl.formatMessage({ id: 'app.page.loading' })}</TitleSkeleton>
          )
        }
        lead={
          heading?.description !== '' && (
            <div className={room}>{heading && <ServerHtml html={heading.description} />}</div>
          )
        }
      />
      <TileGrid
        tiles={tiles}
        onRetry={onRetry}
        empty={{
          title: intl.formatMessage({ id: 'dashboard.subpage.empty' }),
          lead: intl.formatMessage({ id: 'dashboard.subpage.emptyLead' }),
        }}
      />
    </>
  );
}
