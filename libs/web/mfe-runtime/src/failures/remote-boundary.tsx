import { Component, type ReactNode } from 'react';
import { hasOtherContracts } from '../contract-hash.js';
import { RemoteDown } from './remote-down.js';
import { RemoteOfOtherBuild } from './remote-of-other-build.js';
import { RemoteUnavailable } from '../remote-loader.js';

type RemoteBoundaryProps = { readonly onRetry: () => void; readonly children: ReactNode };
type RemoteBoundaryState = { readonly error?: unknown };

/** Catches the failure to load a remote. Errors of a loaded remote belong to the page's error boundary. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof RemoteUnavailable && hasOtherContracts(error)) return <RemoteOfOtherBuild />;
    if (error instanceof RemoteUnavailable) return <RemoteDown onRetry={this.props.onRetry} />;
    if (error !== undefined) throw error;
    return this.props.children;
  }
}
