type Named = { certificateName: string; firstName: string; lastName: string };

/** How somebody is written on certificates: as they have asked for, else by their names. */
export const certificateNameOf = ({ certificateName, firstName, lastName }: Named): string =>
  certificateName || `${firstName} ${lastName}`.trim();
