import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Instead of the standard text. */
  fallback?: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = <SomethingWentWrong onRetry={() => this.setState({ failed: false })} /> } =
      this.props;
    return this.state.failed ? fallback : children;
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
