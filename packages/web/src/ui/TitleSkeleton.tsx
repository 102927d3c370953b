import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Stands for a title that is not known yet; a heading is never empty for who hears it. */
export function TitleSkeleton({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Skeleton width="half" />
    </>
  );
}
