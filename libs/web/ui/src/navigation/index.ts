/**
 * As much of the router as a page needs. There is one router, the shell's: a remote that imported react-router itself would
 * bring a second one, whose links lead nowhere.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
