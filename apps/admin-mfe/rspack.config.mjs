import { federatedApp } from '@word-unfolded/mfe-runtime/build/federated-app.mjs';

export default federatedApp({ directory: import.meta.dirname, name: 'admin' });
