/** About the height of the share form, so that little shifts when it loads. */
export const FORM_HEIGHT = '54rem'
