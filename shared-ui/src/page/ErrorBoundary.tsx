import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Instead of the standard text; `retry` renders the children again. */
  fallback?: (retry: () => void, error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  /** A new value, such as the path, clears a caught error. */
  resetKey?: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.retry, this.state.error);
    return <SomethingWentWrong onRetry={this.retry} />;
  }
}

export const SomethingWentWrong = ({ onRetry }: { onRetry?: () => void }) => (
  <div className={styles.failure} role="alert">
    <h1>Something went wrong.</h1>
    {onRetry && (
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
