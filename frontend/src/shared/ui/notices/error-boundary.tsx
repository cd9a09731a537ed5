import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of what failed. */
  failed: (retry: () => void, error: unknown) => ReactNode;
  /** Another value is another chance. */
  chance?: string | undefined;
  onFailure?: (() => void) | undefined;
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a failure to the part that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override componentDidUpdate({ chance }: ErrorBoundaryProps) {
    if (chance !== this.props.chance && this.state.error !== null) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.failed(this.retry, error);
  }
}
