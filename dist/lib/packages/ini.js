//# ini
(function(q,N,z,J){var m=Object.defineProperty,S=Object.getOwnPropertyDescriptor,Y=Object.getOwnPropertyNames,D=Object.
prototype.hasOwnProperty,E=(_,u)=>{for(var g in u)m(_,g,{get:u[g],enumerable:!0})},I=(_,u,g,d)=>{if(u&&typeof u=="object"||
typeof u=="function")for(let b of Y(u))!D.call(_,b)&&b!==g&&m(_,b,{get:()=>u[b],enumerable:!(d=S(u,b))||d.enumerable});return _},
U=_=>I(m({},"__esModule",{value:!0}),_),w={};E(w,{parse:()=>C,stringify:()=>M}),J.exports=U(w);var k=N("chunk-IYWUY3VA"),
V=(0,k.b)((_,u)=>{var{hasOwnProperty:g}=Object.prototype,d=(e,r={})=>{typeof r=="string"&&(r={section:r}),r.align=r.align===
!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===!0||r.align===!0,r.platform=r.platform||typeof process<
"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;let o=r.platform==="win32"?`\r
`:`
`,n=r.whitespace?" = ":"=",i=[],l=r.sort?Object.keys(e).sort():Object.keys(e),O=0;r.align&&(O=h(l.filter(t=>e[t]===null||
Array.isArray(e[t])||typeof e[t]!="object").map(t=>Array.isArray(e[t])?`${t}[]`:t).concat([""]).reduce((t,a)=>h(t).length>=
h(a).length?t:a)).length);let p="",v=r.bracketedArray?"[]":"";for(let t of l){let a=e[t];if(a&&Array.isArray(a))for(let s of a)
p+=h(`${t}${v}`).padEnd(O," ")+n+h(s)+o;else a&&typeof a=="object"?i.push(t):p+=h(t).padEnd(O," ")+n+h(a)+o}r.section&&p.
length&&(p="["+h(r.section)+"]"+(r.newline?o+o:o)+p);for(let t of i){let a=b(t,".").join("\\."),s=(r.section?r.section+"\
.":"")+a,y=d(e[t],{...r,section:s});p.length&&y.length&&(p+=o),p+=y}return p};function b(e,r){var o=0,n=0,i=0,l=[];do if(i=
e.indexOf(r,o),i!==-1){if(o=i+r.length,i>0&&e[i-1]==="\\")continue;l.push(e.slice(n,i)),n=i+r.length}while(i!==-1);return l.
push(e.slice(n)),l}var P=(e,r={})=>{r.bracketedArray=r.bracketedArray!==!1;let o=Object.create(null),n=o,i=null,l=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,
O=e.split(/[\r\n]+/g),p={};for(let t of O){if(!t||t.match(/^\s*[;#]/)||t.match(/^\s*$/))continue;let a=t.match(l);if(!a)
continue;if(a[1]!==void 0){if(i=j(a[1]),i==="__proto__"){n=Object.create(null);continue}n=o[i]=o[i]||Object.create(null);
continue}let s=j(a[2]),y;r.bracketedArray?y=s.length>2&&s.slice(-2)==="[]":(p[s]=(p?.[s]||0)+1,y=p[s]>1);let c=y&&s.endsWith(
"[]")?s.slice(0,-2):s;if(c==="__proto__")continue;let A=a[3]?j(a[4]):!0,$=A==="true"||A==="false"||A==="null"?JSON.parse(
A):A;y&&(g.call(n,c)?Array.isArray(n[c])||(n[c]=[n[c]]):n[c]=[]),Array.isArray(n[c])?n[c].push($):n[c]=$}let v=[];for(let t of Object.
keys(o)){if(!g.call(o,t)||typeof o[t]!="object"||Array.isArray(o[t]))continue;let a=b(t,".");n=o;let s=a.pop(),y=s.replace(
/\\\./g,".");for(let c of a)c!=="__proto__"&&((!g.call(n,c)||typeof n[c]!="object")&&(n[c]=Object.create(null)),n=n[c]);
n===o&&y===s||(n[y]=o[t],v.push(t))}for(let t of v)delete o[t];return o},W=e=>e.startsWith('"')&&e.endsWith('"')||e.startsWith(
"'")&&e.endsWith("'"),h=e=>typeof e!="string"||e.match(/[=\r\n]/)||e.match(/^\[/)||e.length>1&&W(e)||e!==e.trim()?JSON.stringify(
e):e.split(";").join("\\;").split("#").join("\\#"),j=e=>{if(e=(e||"").trim(),W(e)){e.charAt(0)==="'"&&(e=e.slice(1,-1));
try{e=JSON.parse(e)}catch{}}else{let r=!1,o="";for(let n=0,i=e.length;n<i;n++){let l=e.charAt(n);if(r)"\\;#".indexOf(l)!==
-1?o+=l:o+="\\"+l,r=!1;else{if(";#".indexOf(l)!==-1)break;l==="\\"?r=!0:o+=l}}return r&&(o+="\\"),o.trim()}return e};u.exports=
{parse:P,decode:P,stringify:d,encode:d,safe:h,unsafe:j}}),x=(0,k.d)(V()),C=x.parse,M=x.stringify});
