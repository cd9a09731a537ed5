import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** A new value retries after a failure. */
  resetKey?: string | undefined;
  onError?: (() => void) | undefined;
  onRetry?: () => void;
  children: ReactNode;
}

/** Contains a rendering error to its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.error !== null) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(this.retry, error);
  }
}
