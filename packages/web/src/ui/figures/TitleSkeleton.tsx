import { css } from '#style/css';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A width of its own, because its container may not have one. */
const room = css({ display: 'block', width: 'field', maxWidth: 'full' });

/** Replaces a title that is not known yet. Screen readers never find an empty heading. */
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
