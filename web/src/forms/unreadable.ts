import { data } from 'react-router';

/** Thrown at what no page of ours has sent. */
export const unreadable = () => data({ message: 'The request could not be read.' }, { status: 400 });
