#!/bin/sh
# Starts nginx, at first with a certificate of its own until certbot has got one, and reads certificates again when
# there are new ones.
set -eu

live=/etc/letsencrypt/live/site
if [ ! -e "$live/fullchain.pem" ]; then
    mkdir -p /etc/letsencrypt/self-signed
    openssl req -x509 -newkey rsa:2048 -nodes -days 7 -subj "/CN=${SITE_URL#https://}" \
        -keyout /etc/letsencrypt/self-signed/privkey.pem -out /etc/letsencrypt/self-signed/fullchain.pem 2>/dev/null
    sed -i "s#$live/#/etc/letsencrypt/self-signed/#" /etc/nginx/site/listen.conf
fi

# Another user than the one that visits the socket made it; what a killed nginx left of it would be in the way.
rm -f /run/nginx-compressed-site.sock

(
    while sleep 60; do
        if [ -e "$live/fullchain.pem" ] && grep -q self-signed /etc/nginx/site/listen.conf; then
            sed -i "s#/etc/letsencrypt/self-signed/#$live/#" /etc/nginx/site/listen.conf
            nginx -s reload
        fi
        if [ -e /etc/letsencrypt/renewed ]; then
            rm -f /etc/letsencrypt/renewed
            nginx -s reload
        fi
    done
) &

exec nginx -g 'daemon off;'
