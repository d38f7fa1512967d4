/**
 * The study page before its micro-frontend: the frame, with the place in which the gateway sets the passage
 * (`CONTENT_PLACE` of libs/shared/domain).
 */
export default function StudyFrame() {
  return <div data-content="" />;
}
