import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
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

interface FailureProps {
  title?: string;
  role?: 'alert' | 'status';
  children?: ReactNode;
}

export const Failure = ({ title = 'Something went wrong.', role = 'alert', children }: FailureProps) => (
  <Stack component="section" align="center" className={styles.failure} role={role}>
    <h1>{title}</h1>
    {children}
  </Stack>
);

export const SomethingWentWrong = ({ onRetry }: { onRetry?: () => void }) => (
  <Failure>
    {onRetry && (
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    )}
  </Failure>
);
