import { useReading } from '@word-unfolded/offline';
import { ResumePoint } from './resume-point.js';

/** The passage that was read last on any device of the reader, for a device where nothing was read yet. */
export function ResumeElsewhere() {
  return <ResumePoint elsewhere={useReading().lastRead} />;
}
