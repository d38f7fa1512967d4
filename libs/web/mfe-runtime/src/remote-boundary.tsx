import { Component, type ReactNode } from 'react';
import { RemoteDown } from './remote-down.js';
import { RemoteUnavailable } from './remote-loader.js';

type RemoteBoundaryProps = { readonly onRetry: () => void; readonly children: ReactNode };
type RemoteBoundaryState = { readonly error?: unknown };

/** Catches that a remote is not there. An error of a remote that is there belongs to the page's error boundary. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof RemoteUnavailable) return <RemoteDown onRetry={this.props.onRetry} />;
    if (error !== undefined) throw error;
    return this.props.children;
  }
}
