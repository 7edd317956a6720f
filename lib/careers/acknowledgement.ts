/** What an applicant is told once their application is safe. */
export interface ApplicationAcknowledgement {
  /** "482-917-635". */
  reference: string;
}
