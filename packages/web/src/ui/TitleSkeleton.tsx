import { css } from '#style/css';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A width of its own: around it there may be nothing that has one. */
const room = css({ display: 'block', width: 'field', maxWidth: 'full' });

/** Stands for a title that is not known yet; a heading is never empty for who hears it. */
export function TitleSkeleton({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span className={room}>
        <Skeleton />
      </span>
    </>
  );
}
