import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './notices/error-boundary';

interface Source<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  Part: ComponentType<Props>;
}

/** Where a part comes from that is fetched when it is first shown. */
export function fetched<Props>(load: Source<Props>['load']): Source<Props> {
  return { load, Part: lazy(load) };
}

interface OptionalPartProps<Props> {
  source: Source<Props>;
  children: (part: ComponentType<Props>) => ReactNode;
  /** Stands there while the part is on its way. */
  waiting?: ReactNode;
  /** Stands there when the part could not be fetched. */
  failed?: (retry: () => void) => ReactNode;
  onFailure?: () => void;
  /** Another value is another chance. */
  chance?: string;
}

/** A part without which, when it cannot be fetched, the rest of the page stays as it is. */
export function OptionalPart<Props>({
  source,
  children,
  waiting,
  failed = () => null,
  onFailure,
  chance,
}: OptionalPartProps<Props>) {
  const fail = () => {
    // React keeps a failure for good; whoever tries again asks anew.
    source.Part = fetched(source.load).Part;
    onFailure?.();
  };
  return (
    <ErrorBoundary chance={chance} failed={failed} onFailure={fail}>
      <Suspense fallback={waiting}>
        <Latest source={source}>{children}</Latest>
      </Suspense>
    </ErrorBoundary>
  );
}

function Latest<Props>({ source, children }: Pick<OptionalPartProps<Props>, 'source' | 'children'>) {
  return children(source.Part);
}
