import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../logging/log.js';
import { CrashReport } from './crash-report.js';

type ErrorBoundaryProps = {
  /** A change of it, such as another page, renders the children again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly error?: unknown;
  readonly hasFailed: boolean;
  readonly componentStack?: string;
  readonly failedAt?: string | undefined;
};

/** Contains an error within its part of the page: the surrounding frame continues to work. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { hasFailed, failedAt }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!hasFailed || failedAt === undefined || failedAt === resetKey) return null;
    return { hasFailed: false, failedAt: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    log.error('A part of the page failed', error, componentStack);
    this.setState({ componentStack: componentStack ?? '', failedAt: this.props.resetKey });
  }

  override render(): ReactNode {
    const { hasFailed, error, componentStack } = this.state;
    return hasFailed ? <CrashReport error={error} componentStack={componentStack} /> : this.props.children;
  }
}
