/**
 * The part of the router that pages need. There is only the shell's router: a remote that imported react-router itself
 * would add a second one, whose links do not work.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
