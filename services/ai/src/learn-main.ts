import { storeClassifier } from './danger/classifier/load-classifier.js';

/** A part of the build: learns what the service would otherwise learn at each start. */
storeClassifier();
