/** Something could not be fetched: it is said, and can be tried again. */
interface FailedProps {
  readonly says: string;
  readonly again: string;
  readonly onAgain: () => void;
}

export const Failed = ({ says, again, onAgain }: FailedProps) => (
  <p role="alert">
    {says}{' '}
    <button type="button" class="btn" onClick={onAgain}>
      {again}
    </button>
  </p>
);
